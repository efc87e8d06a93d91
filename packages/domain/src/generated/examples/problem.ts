// Written by generate.ts from contract/examples/problem.yaml.
import type { Problem } from '../types.gen.ts';

export const problemExamples = {
  unauthenticated: {"message":"Unauthenticated."},
  forbidden: {"message":"This action is unauthorized."},
  notFound: {"message":"Not found."},
  csrfMismatch: {"message":"CSRF token mismatch."},
} satisfies Record<string, Problem>;
