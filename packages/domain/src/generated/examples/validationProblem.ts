// Written by generate.ts from contract/examples/validation-problem.yaml.
import type { ValidationProblem } from '../types.gen.ts';

export const validationProblemExamples = {
  titleMissing: {"message":"The title field is required.","errors":{"title":["The title field is required."]}},
} satisfies Record<string, ValidationProblem>;
