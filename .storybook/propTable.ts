import type { ArgTypesEnhancer } from 'storybook/internal/types';

const marked = /\s*@default\s+([\s\S]+)$/;

/**
 * The table of props as TSDoc has it: what `@default` says stands in the column of defaults, and a type that the reader of
 * types cannot follow into another file is left out rather than called unknown.
 */
export const propTable: ArgTypesEnhancer = Object.assign(
  ({ argTypes }: Parameters<ArgTypesEnhancer>[0]) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const said = marked.exec(argType.description ?? '')?.[1]?.trim();
        const { type, ...table } = argType.table ?? {};
        return [
          name,
          {
            ...argType,
            description: argType.description?.replace(marked, ''),
            table: {
              ...table,
              ...(type?.summary && type.summary !== 'unknown' && { type }),
              ...(said && { defaultValue: { summary: said } }),
            },
          },
        ];
      }),
    ),
  { secondPass: true },
);
