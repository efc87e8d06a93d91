import { publicOperations } from '../generated/publicOperations.ts';
import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';

/**
 * Loads what protected operations need: the whole list of operations, forms and files.
 * @throws {NetworkError} it could not be fetched
 */
export const loadProtectedRuntime = (operationId: OperationId) =>
  import('./protectedRuntime.ts').catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });

/**
 * The runtime facts of an operation. Those of public operations are part of the first chunk; the first protected call
 * loads the rest.
 * @throws {NetworkError} the list could not be fetched
 */
export async function factsOf(operationId: OperationId): Promise<OperationFacts> {
  if (operationId in publicOperations) return publicOperations[operationId as keyof typeof publicOperations];
  return (await loadProtectedRuntime(operationId)).operations[operationId];
}
