import {
  type ContractDocument,
  type ContractMedia,
  type ContractResponse,
  dereference,
  type LocatedOperation,
  type Json,
} from '../contract/document.ts';
import { escaped, prose, table } from './html.ts';
import { about, typeText } from './schemaText.ts';

function examples(contract: ContractDocument, title: string, media: ContractMedia): string {
  return Object.entries(media.examples ?? {})
    .map(([name, example]) => {
      const { value } = dereference<{ value: Json }>(contract, example);
      const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
      return `<details><summary>${title}: ${escaped(name)}</summary><pre tabindex="0"><code>${escaped(text)}</code></pre></details>`;
    })
    .join('');
}

const who = (permission: string) =>
  permission === 'public'
    ? 'Anyone.'
    : permission === 'authenticated'
      ? 'Anyone signed in.'
      : `Who has <code>${escaped(permission)}</code>.`;

/** Renders an operation: its permission, request, responses and examples. */
export function operationSection(contract: ContractDocument, located: LocatedOperation): string {
  const { method, path, operation, parameters } = located;
  const id = operation.operationId;
  const { summary = '', description } = operation as { summary?: string; description?: string };
  const taken = parameters.map((one) => [
    `<code>${escaped(one.name)}</code> <small>${one.in}${one.required ? '' : ', optional'}</small>`,
    typeText(contract, one.schema),
    prose((one as { description?: string }).description) + about(one.schema),
  ]);
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, media]) =>
      `<p>Body, <code>${escaped(type)}</code>: ${typeText(contract, media.schema)}</p>${examples(contract, 'Example of a request', media)}`,
  );
  const answers = Object.entries(operation.responses).map(([status, declared]) => {
    const response = dereference<ContractResponse>(contract, declared);
    const [type, media] = Object.entries(response.content ?? {})[0] ?? [];
    const what = type && media ? `${typeText(contract, media.schema)} <small>${escaped(type)}</small>` : '';
    return { status, response, media, what };
  });
  const shown = answers
    .filter(({ status }) => status.startsWith('2'))
    .map(({ status, media }) => (media ? examples(contract, `Example of a ${status}`, media) : ''));
  return `<article id="${id}"><h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>
<p class="summary"><strong>${id}</strong> – ${escaped(summary)}</p>${prose(description)}<p class="who">${who(operation['x-permission'])}</p>
${table(['Parameter', 'Type', 'About'], taken)}${bodies.join('')}
${table(
  ['Answer', 'Body', 'When'],
  answers.map(({ status, response, what }) => [`<code>${status}</code>`, what, prose(response.description)]),
)}${shown.join('')}</article>`;
}
