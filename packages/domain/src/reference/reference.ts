import { type ContractDocument, type JsonObject, operationsOf } from '../contract/document.ts';
import { escaped, prose } from './html.ts';
import { operationSection } from './operationText.ts';
import { schemaSection } from './schemaText.ts';

export { referenceStyle } from './style.ts';

interface Described {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
}

/** The content security policy of the page: its style sheet, and nothing else. */
export const referencePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Renders the contract as one HTML page without scripts.
 * @param styleHref URL of `referenceStyle`.
 */
export function referencePage(contract: ContractDocument, styleHref: string): string {
  const { info, tags } = contract as unknown as Described;
  const operations = operationsOf(contract);
  const ofTag = (tag: string) =>
    operations.filter(({ operation }) => (operation as unknown as { tags: string[] }).tags.includes(tag));
  const schemas = Object.entries(contract.components.schemas ?? {}) as [string, JsonObject][];
  const nav = tags
    .map(({ name }) => {
      const links = ofTag(name).map(
        ({ operation: { operationId: id } }) => `<li><a href="#${id}">${id}</a></li>`,
      );
      return `<details open><summary><a href="#tag-${name}">${escaped(name)}</a></summary><ul>${links.join('')}</ul></details>`;
    })
    .join('');
  const sections = tags
    .map(
      ({ name, description }) =>
        `<section id="tag-${name}"><h2>${escaped(name)}</h2>${prose(description)}${ofTag(name)
          .map((one) => operationSection(contract, one))
          .join('\n')}</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} – API</title><link rel="stylesheet" href="${escaped(styleHref)}"></head><body>
<a class="skip" href="#main">Skip to the operations</a>
<nav aria-label="Operations">${nav}<p><a href="#schemas">Schemas</a></p></nav>
<main id="main"><h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1><p>${escaped(info.summary)}</p>
${prose(info.description)}
${sections}
<section id="schemas"><h2>Schemas</h2>${schemas.map(([name, schema]) => schemaSection(contract, name, schema)).join('\n')}</section>
</main></body></html>
`;
}
