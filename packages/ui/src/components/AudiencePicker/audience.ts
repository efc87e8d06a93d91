import type { ComboboxOption } from '../../internal/findOptions.ts';
import type { OptionSearch } from '../../internal/useOptionSource.ts';
import { warnOnce } from '../../internal/warnOnce.ts';

/** Who is meant. */
export interface AudienceValue {
  /** All there are, or those chosen. */
  scope: 'everybody' | 'chosen';
  /** The chosen values of each group, by the group's id. Kept while the scope is everybody. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** Who is left out, whatever was chosen. */
  excluded: readonly string[];
}

/** One thing to choose in a group. */
export interface AudienceOption extends ComboboxOption {
  /** How far inside the one above it stands: a course in its grade. Not while somebody searches. @default 0 */
  level?: 0 | 1 | 2;
}

/** One way to name people: places, courses, roles, persons. */
export interface AudienceGroup {
  /** The key in `chosen`. */
  id: string;
  /** What stands on it. */
  label: string;
  /** All there is, or a function that looks elsewhere and is asked as the reader types. */
  options: readonly AudienceOption[] | OptionSearch;
  /** Options of values that a search has not given yet. */
  known?: readonly ComboboxOption[];
}

/** What the page says of the people meant. */
export interface AudienceSummary {
  /** How many: "For now, 38 people". */
  text: string;
  /** Who: "staff of the main building". */
  detail?: string;
  /** It is being counted anew; what is known stays in sight. @default false */
  loading?: boolean;
}

const strings = (list: unknown): readonly string[] =>
  Array.isArray(list) ? [...new Set(list.filter((each) => typeof each === 'string'))] : [];

/** A value as it can be drawn, whatever a caller without types has handed over. */
export const soundAudience = (value: AudienceValue | null | undefined): AudienceValue => {
  if (value && (typeof value !== 'object' || typeof value.chosen !== 'object'))
    warnOnce(
      'AudiencePicker was given a value without its parts. Nobody would know who is meant. Hand it scope, chosen and excluded.',
    );
  return {
    scope: value?.scope === 'everybody' ? 'everybody' : 'chosen',
    chosen: Object.fromEntries(
      Object.entries(value?.chosen ?? {}).map(([group, list]) => [group, strings(list)]),
    ),
    excluded: strings(value?.excluded),
  };
};

/** With the value, or without it if it was there. */
export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
