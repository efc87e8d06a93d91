import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';
import type { HttpResponse } from './http.ts';
import type { ReadAnswer } from './types.ts';

/**
 * Reads a successful response that is not JSON: text where the contract documents text, else a Blob with its type.
 * Another type than documented is `unexpected`; a file of any type must have a Content-Disposition of `attachment`.
 * @throws {NetworkError} the connection broke within the body
 */
export async function readFile(
  operationId: OperationId,
  facts: OperationFacts,
  response: HttpResponse,
): Promise<ReadAnswer> {
  const { status, headers } = response;
  const [expected, header] =
    facts.file === '*/*' ? ['attachment', 'content-disposition'] : [facts.file, 'content-type'];
  const [received = ''] = (headers.get(header) ?? '').split(';');
  if (received.trim().toLowerCase() !== expected)
    return { status, unexpected: true, data: undefined, headers };
  const data = await (facts.text ? response.text() : response.blob()).catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  return { status, data, headers };
}
