// Written by generate.ts from contract/examples/conflict-problem.yaml.
import type { ConflictProblem } from '../types.gen.ts';

export const conflictProblemExamples = {
  newerVersion: {"message":"The record was changed after you read it.","current_version":4,"changed_by":"Marcela Soto","changed_at":"2026-11-20T10:42:00-03:00"},
} satisfies Record<string, ConflictProblem>;
