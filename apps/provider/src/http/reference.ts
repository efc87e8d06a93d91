import { contract } from '@school/domain/contract';
import { referencePage, referencePolicy, referenceStyle } from '@school/domain/reference';
import type { FastifyInstance } from 'fastify';

/** Serves the contract as an HTML page under its own policy: no scripts, no other hosts. For development. */
export function serveReference(app: FastifyInstance): void {
  const page = referencePage(contract, '/api/docs/style.css');
  const send = (address: string, type: string, text: string) =>
    app.get(address, (_request, reply) =>
      reply.header('content-security-policy', referencePolicy).type(`${type}; charset=utf-8`).send(text),
    );
  send('/api/docs', 'text/html', page);
  send('/api/docs/style.css', 'text/css', referenceStyle);
  send('/api/docs/openapi.json', 'application/json', JSON.stringify(contract));
}
