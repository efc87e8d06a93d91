/** How a search parameter is read from the URL and written to it. */
export type SearchParam<Value> = {
  /** Returns the value of a parameter; an absent or invalid one counts as the default. */
  parse(text: string | null): Value;
  /** Returns the text of a value; null for the default, which the URL omits. */
  format(value: Value): string | null;
  /** Whether it filters a list. */
  filters: boolean;
};

/** Any text; the server checks it. An empty string means unset. */
export const text: SearchParam<string> = {
  parse: (value) => value ?? '',
  format: (value) => value || null,
  filters: true,
};

/** One of several words. Any other counts as unset, which is an empty string. */
export const oneOf = <const Word extends string>(words: readonly Word[]): SearchParam<Word | ''> => ({
  parse: (value) => words.find((word) => word === value) ?? '',
  format: (value) => value || null,
  filters: true,
});

/** A parameter that changes how a list looks, not which rows it has. */
export const display = <Value>(param: SearchParam<Value>): SearchParam<Value> => ({
  ...param,
  filters: false,
});

/** Whether a parameter is present. */
export const flag: SearchParam<boolean> = {
  parse: (value) => value !== null,
  format: (value) => (value ? '1' : null),
  filters: false,
};

/** Highest page number of the contract. */
const lastPage = 1_000_000;

/** The page of a list; an invalid one counts as the first. */
export const pageNumber: SearchParam<number> = {
  parse(value) {
    const page = Math.trunc(Number(value));
    return page >= 1 && page <= lastPage ? page : 1;
  },
  format: (page) => (page > 1 ? String(page) : null),
  filters: false,
};
