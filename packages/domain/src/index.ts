export type * from './generated/types.gen.ts';
export { operations } from './generated/operations.ts';
export type { OperationFacts, OperationId, Operations } from './generated/operations.ts';
