import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';

/** The runtime facts of operations. */
export type OperationMap = { readonly [Id in OperationId]?: OperationFacts };

export interface OperationSources {
  /** The operations that can be called. */
  operations: OperationMap;
  /** Loads the operations that `operations` lacks. Used for each call of one of them; `import()` loads once. */
  loadOperations?(): Promise<{ operations: OperationMap }>;
}

/**
 * Returns the runtime facts of an operation.
 * @throws {NetworkError} the operations could not be loaded
 */
export async function lookUpOperation(
  { operations, loadOperations }: OperationSources,
  operationId: OperationId,
): Promise<OperationFacts> {
  const loaded =
    operations[operationId] ??
    (
      await loadOperations?.().catch((cause: unknown) => {
        throw new NetworkError(operationId, cause);
      })
    )?.operations[operationId];
  if (loaded) return loaded;
  throw new Error(
    `@school/domain: the client has no operation ${operationId}. Pass it in operations or in loadOperations.`,
  );
}
