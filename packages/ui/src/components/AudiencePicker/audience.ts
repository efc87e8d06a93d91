import type { ComboboxOption } from '../../internal/findOptions.ts';
import type { OptionSearch } from '../../internal/useOptionSource.ts';
import { warnOnce } from '../../internal/warnOnce.ts';

/** The people of an audience. */
export interface AudienceValue {
  /** All people, or the chosen ones. */
  scope: 'everyone' | 'chosen';
  /** The chosen values of each group, by the group's id. Preserved while the scope is everyone. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The excluded people; takes precedence over `chosen`. */
  excluded: readonly string[];
}

/** An option of a group. */
export interface AudienceOption extends ComboboxOption {
  /** The parts of the option, if its group has a `partsId`: the courses of a grade. */
  parts?: readonly ComboboxOption[];
}

/** One group of options: places, grades with their courses, roles or persons. */
export interface AudienceGroup {
  /** The key in `chosen`. */
  id: string;
  /**
   * The key in `chosen` of the parts of its options. With it the group is a tree: a chosen option includes all its
   * parts; otherwise only the chosen parts are included.
   */
  partsId?: string;
  /** The label of the group. */
  label: string;
  /** All options, or an async search that is called as the user types. */
  options: readonly AudienceOption[] | OptionSearch;
  /** Options of chosen values that no search has returned yet. */
  known?: readonly ComboboxOption[];
}

/** Summary of the audience, provided by the caller. */
export interface AudienceSummary {
  /** The number of people: "For now, 38 people"; empty until the first count. */
  text: string;
  /** A description of the people: "staff of the main building". */
  detail?: string;
  /** Whether a new count is loading; the previous one stays visible, and nothing is read aloud. @default false */
  loading?: boolean;
}

const strings = (list: unknown): readonly string[] =>
  Array.isArray(list) ? [...new Set(list.filter((each) => typeof each === 'string'))] : [];

/** Returns a valid value, also for invalid input of callers without types. */
export const normalizeAudience = (value: AudienceValue | null | undefined): AudienceValue => {
  if (value && (typeof value !== 'object' || typeof value.chosen !== 'object'))
    warnOnce('AudiencePicker was given a value without its parts. Pass scope, chosen and excluded.');
  return {
    scope: value?.scope === 'everyone' ? 'everyone' : 'chosen',
    chosen: Object.fromEntries(
      Object.entries(value?.chosen ?? {}).map(([group, list]) => [group, strings(list)]),
    ),
    excluded: strings(value?.excluded),
  };
};

/** Returns the list with the value added, or removed if it was present. */
export const toggleValue = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** The selection in a tree: whole options, and parts of others. */
export interface ChosenTree {
  whole: readonly string[];
  parts: readonly string[];
}

/** The parts that can be chosen alone. */
const free = (option: AudienceOption): readonly string[] =>
  (option.parts ?? []).filter((part) => !part.disabled).map(({ value }) => value);
const getPartValues = (option: AudienceOption): readonly string[] =>
  (option.parts ?? []).map(({ value }) => value);

/** Whether an option is chosen whole, in part or not at all. */
export const getOptionState = ({ whole, parts }: ChosenTree, option: AudienceOption): boolean | 'mixed' =>
  whole.includes(option.value) || (getPartValues(option).some((part) => parts.includes(part)) && 'mixed');

/** Selects the whole option, or removes it and all its parts if it was selected. */
export const toggleOption = ({ whole, parts }: ChosenTree, option: AudienceOption): ChosenTree => ({
  whole: toggleValue(whole, option.value),
  parts: parts.filter((part) => !getPartValues(option).includes(part)),
});

/**
 * Adds or removes a part. Removing a part of a whole option keeps its other parts; adding the last missing part
 * selects the whole option.
 */
export const togglePart = (chosen: ChosenTree, option: AudienceOption, part: string): ChosenTree => {
  if (chosen.whole.includes(option.value)) {
    const others = free(option).filter((each) => each !== part);
    return {
      whole: chosen.whole.filter((each) => each !== option.value),
      parts: [...chosen.parts, ...others],
    };
  }
  const parts = toggleValue(chosen.parts, part);
  const complete = !option.disabled && getPartValues(option).every((each) => parts.includes(each));
  return complete ? toggleOption({ whole: chosen.whole, parts }, option) : { ...chosen, parts };
};
