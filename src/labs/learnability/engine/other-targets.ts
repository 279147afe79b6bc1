/** What targets other than random attention need in a run: their generators, and the pointwise certificate of computations. */
import "../math/tasks/generators";
import "./pointwise-shares";
