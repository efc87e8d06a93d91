import { Fragment } from 'react';
import { Separator } from './Separator.tsx';

/**
 * Facts about a record in one line. Each has its own direction and its own element, so that it stays right on a page that
 * the browser translates; `{ name }` is the name of a person, a place or a course, which is not translated.
 */
export function FactLine(props: { facts: readonly (string | { name: string })[] }) {
  return props.facts.map((fact, at) => (
    <Fragment key={at}>
      {at > 0 && <Separator />}
      {typeof fact === 'string' ? <bdi>{fact}</bdi> : <bdi translate="no">{fact.name}</bdi>}
    </Fragment>
  ));
}
