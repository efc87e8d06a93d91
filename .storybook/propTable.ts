import type { ArgTypesEnhancer } from 'storybook/internal/types';

const defaultTag = /\s*@default\s+([\s\S]+)$/;

/* The docgen puts quotes around `@default` values. */
const unquoted = (text?: string) => text?.replace(/^"(.*)"$/, '$1');

/**
 * Adapts the props table to TSDoc: `@default` fills the default column, and types that the docgen can't resolve are omitted
 * instead of shown as unknown.
 */
export const propTable: ArgTypesEnhancer = Object.assign(
  ({ argTypes }: Parameters<ArgTypesEnhancer>[0]) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const taggedDefault = defaultTag.exec(argType.description ?? '')?.[1]?.trim();
        const { type, defaultValue, ...table } = argType.table ?? {};
        const defaultText = taggedDefault ?? unquoted(defaultValue?.summary);
        return [
          name,
          {
            ...argType,
            description: argType.description?.replace(defaultTag, ''),
            table: {
              ...table,
              ...(type?.summary && type.summary !== 'unknown' && { type }),
              ...(defaultText && { defaultValue: { summary: defaultText } }),
            },
          },
        ];
      }),
    ),
  { secondPass: true },
);
