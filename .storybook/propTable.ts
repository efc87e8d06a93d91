import type { ArgTypesEnhancer } from 'storybook/internal/types';

const marked = /\s*@default\s+([\s\S]+)$/;

/* The reader of types puts what `@default` says into quotes of its own. */
const unquoted = (text?: string) => text?.replace(/^"(.*)"$/, '$1');

/**
 * The table of props as TSDoc has it: what `@default` says stands in the column of defaults, and a type that the reader of
 * types cannot follow is left out rather than called unknown.
 */
export const propTable: ArgTypesEnhancer = Object.assign(
  ({ argTypes }: Parameters<ArgTypesEnhancer>[0]) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const said = marked.exec(argType.description ?? '')?.[1]?.trim();
        const { type, defaultValue, ...table } = argType.table ?? {};
        const written = said ?? unquoted(defaultValue?.summary);
        return [
          name,
          {
            ...argType,
            description: argType.description?.replace(marked, ''),
            table: {
              ...table,
              ...(type?.summary && type.summary !== 'unknown' && { type }),
              ...(written && { defaultValue: { summary: written } }),
            },
          },
        ];
      }),
    ),
  { secondPass: true },
);
