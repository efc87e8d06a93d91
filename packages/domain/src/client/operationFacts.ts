import { doorOperations } from '../generated/doorOperations.ts';
import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';

/**
 * What a client needs beyond the door: the long list of operations, forms and files.
 * @throws {NetworkError} it could not be fetched
 */
export const indoors = (operationId: OperationId) =>
  import('./indoors.ts').catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });

/**
 * What must be known of an operation to call it. What is asked before anybody is in is at hand; the rest comes with the first
 * call that needs it.
 * @throws {NetworkError} the list could not be fetched
 */
export async function factsOf(operationId: OperationId): Promise<OperationFacts> {
  if (operationId in doorOperations) return doorOperations[operationId as keyof typeof doorOperations];
  return (await indoors(operationId)).operations[operationId];
}
