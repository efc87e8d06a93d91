import type { OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';

/**
 * Loads what calls with files need.
 * @throws {NetworkError} it could not be loaded
 */
export const loadFileRuntime = (operationId: OperationId) =>
  import('./fileRuntime.ts').catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
