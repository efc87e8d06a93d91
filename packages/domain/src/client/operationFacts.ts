import { doorOperations } from '../generated/doorOperations.ts';
import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';

/**
 * What must be known of an operation to call it. What is asked before anybody is in is at hand; the long list of the rest
 * comes with the first call that needs it, so that a door does not weigh as much as the house.
 * @throws {NetworkError} the list could not be fetched
 */
export async function factsOf(operationId: OperationId): Promise<OperationFacts> {
  if (operationId in doorOperations) return doorOperations[operationId as keyof typeof doorOperations];
  const { operations } = await import('../generated/operations.ts').catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  return operations[operationId];
}
