package hide;

import io.github.planbind.annotation.Plan;


@Plan(keys = "a")
record Plan2(java.lang.String a, java.lang.Integer b, Kind Object) {

  record Kind(java.lang.Long c) {

    Kind {
      assert c != null;
    }
  }
}
