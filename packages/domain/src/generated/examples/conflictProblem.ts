// Written by generate.ts from contract/examples/conflict-problem.yaml.
import type { ConflictProblem } from '../types.gen.ts';

export const conflictProblemExamples = {
  newerVersion: {"message":"This post was changed meanwhile.","current_version":4},
} satisfies Record<string, ConflictProblem>;
