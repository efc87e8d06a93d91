/* Building blocks of the documentation pages. ../docs.css has their sizes and colours. */
import * as kit from '@school/ui';
import {
  Badge,
  Grid,
  Heading,
  Icon,
  Inline,
  Stack,
  Text,
  UiRoot,
  type BadgeTone,
  type IconName,
} from '@school/ui';
import { Source, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
import { DocsLookContext } from './lookContext.ts';

/** Stability of a component; see the version policy in the README of the kit. */
export type Status = 'stable' | 'new' | 'experimental';

const statuses: Record<Status, { tone: BadgeTone; icon: IconName; label: string }> = {
  stable: { tone: 'positive', icon: 'circle-check', label: 'Stable' },
  new: { tone: 'info', icon: 'star', label: 'New' },
  experimental: { tone: 'caution', icon: 'triangle-alert', label: 'Experimental' },
};

/* A hook's component isn't exported by its name: `Toast` is used as `useToast`. */
const publicNames = (name: string): string =>
  [name, `use${name}`].filter((exportName) => exportName in kit).join(', ');

/** Header of a component's page: name, stability, purpose and import statement. */
export function ComponentSummary({
  of,
  status,
  children,
}: {
  of: unknown;
  status: Status;
  children: ReactNode;
}) {
  const { preparedMeta } = useOf(of as Parameters<typeof useOf>[0], ['meta']);
  const name = preparedMeta.title.split('/').at(-1)!;
  const { tone, icon, label } = statuses[status];
  const names = publicNames(name);
  return (
    <>
      <Unstyled>
        <Stack as="header" gap="m" className="docs-lede">
          <Inline gap="m" align="center">
            <Heading level={1}>{name}</Heading>
            <Badge tone={tone} icon={icon}>
              {label}
            </Badge>
          </Inline>
          <Text as="div" size="heading" tone="quiet" className="docs-lede-words">
            {children}
          </Text>
        </Stack>
      </Unstyled>
      {names && <Source code={`import { ${names} } from '@school/ui';`} language="tsx" />}
    </>
  );
}

/** Table of keyboard keys: `keys={[[['Enter', 'Space'], 'Presses it.']]}`; keys of one row do the same. */
export function Keyboard({ keys }: { keys: [keys: string[], does: string][] }) {
  return (
    <Unstyled>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([names, does]) => (
            <tr key={names.join(' ')}>
              <th scope="row">
                <Inline as="span" gap="xs">
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </Inline>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** A live example in the toolbar's language, isolated from the page's styles. */
export function Live({ children }: { children: ReactNode }) {
  const live = use(DocsLookContext);
  return (
    <Unstyled>
      {live ? (
        <UiRoot locale={live.look.locale} messages={live.messages}>
          <div className="docs-live">{children}</div>
        </UiRoot>
      ) : (
        <div className="docs-live">{children}</div>
      )}
    </Unstyled>
  );
}

/** A `Do` and a `Dont` side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} gap="l" className="docs-pair">
        {children}
      </Grid>
    </Unstyled>
  );
}

interface ExampleProps {
  /** The reason, in one sentence. */
  explanation: string;
  /** The live example. */
  children: ReactNode;
}

function Example({
  explanation,
  children,
  kind,
  icon,
  label,
}: ExampleProps & { kind: string; icon: IconName; label: string }) {
  return (
    <figure className="docs-example" data-kind={kind}>
      <Live>{children}</Live>
      <figcaption>
        <Icon name={icon} className="docs-example-sign" />
        <Text as="span" size="small">
          <strong>{label}</strong> {explanation}
        </Text>
      </figcaption>
    </figure>
  );
}

/** Correct usage, marked by a tick, a heading and a solid border. */
export function Do(props: ExampleProps) {
  return <Example {...props} kind="do" icon="circle-check" label="Do." />;
}

/** Incorrect usage, marked by an icon, a label and a dashed border. */
export function Dont(props: ExampleProps) {
  return <Example {...props} kind="dont" icon="circle-x" label="Don’t." />;
}
