// The types of the API, and names for parts of them.

import type { Problem } from "./api";

export type * from "./api";

// Code says why a request is refused; api/codes.go explains each.
export type Code = Problem["code"];
