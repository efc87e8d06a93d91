import { __iconData as users } from 'lucide-react/icons/users';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { hasContent, type GroupTexts } from '../Field/fieldTexts.ts';
import { groupShell } from '../Field/groupShell.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import {
  normalizeAudience,
  toggleValue,
  type AudienceGroup,
  type AudienceOption,
  type AudienceSummary,
  type AudienceValue,
} from './audience.ts';
import * as css from './AudiencePicker.css.ts';
import { ChosenPeople, type ChosenPart } from './ChosenPeople.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { TreePanel } from './TreePanel.tsx';

export type { AudienceGroup, AudienceOption, AudienceSummary, AudienceValue } from './audience.ts';

const Glyph = provideIcons({ users: toMirroredShape(users) });

/** @see {@link AudiencePicker} */
export interface AudiencePickerProps
  extends
    GroupTexts,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'value' | 'defaultValue'> {
  /** The groups of options, in the order in which they are offered. */
  groups: readonly AudienceGroup[];
  /** The people who can be excluded; without it none. Its values are `excluded`; its id only identifies it. */
  exceptions?: AudienceGroup;
  /** The controlled audience. */
  value?: AudienceValue;
  /** The initial audience; a form reset returns to it. @default no one */
  defaultValue?: AudienceValue;
  /** Called with the audience after each change. */
  onValueChange?: (value: AudienceValue) => void;
  /** The number and the names of the chosen people, counted by the page. Read aloud when it changes. */
  summary?: AudienceSummary;
  /** Whether all people can be chosen with one option. @default true */
  offersEverybody?: boolean;
  /** The name under which a form sends the value, as JSON. */
  name?: string;
}

const emptyAudience: AudienceValue = { scope: 'chosen', chosen: {}, excluded: [] };

/**
 * Chooses an audience: everyone, or options of groups such as places, grades with their courses, roles and persons,
 * and the persons who are excluded. Renders a `<fieldset>`.
 */
export function AudiencePicker(props: AudiencePickerProps) {
  const generatedId = useId();
  const { audiencePicker: messages } = useMessages();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    groups: groupsProp,
    exceptions,
    value: valueProp,
    defaultValue = emptyAudience,
    onValueChange,
    summary,
    offersEverybody = true,
    name,
    disabled = false,
    form,
    ...rest
  } = props;
  const [raw, set] = useControlled(valueProp, defaultValue, onValueChange);
  const value = normalizeAudience(raw);
  const [at, setAt] = useState<string>();
  const tabs = useRef<HTMLDivElement>(null);
  /* Keeps the labels of options chosen from a search after the search has moved on. */
  const [searchLabels, setSearchLabels] = useState<Readonly<Record<string, string>>>({});
  useFormReset(`${id}-value`, () => {
    if (valueProp === undefined) set(defaultValue);
  });

  const groups = (Array.isArray(groupsProp) ? groupsProp : []).filter(Boolean) as readonly AudienceGroup[];
  const exceptionGroup = exceptions && { ...exceptions, label: exceptions.label || messages.exceptions };
  const all = [...(value.scope === 'chosen' ? groups : []), ...(exceptionGroup ? [exceptionGroup] : [])];
  const keys = distinctKeys(
    'AudiencePicker',
    all.map((group) => group.id),
  );
  const activeGroup = all.find((group) => group.id === at) ?? all[0];
  const getChosen = (group: AudienceGroup): readonly string[] =>
    group === exceptionGroup ? value.excluded : (value.chosen[group.id] ?? []);
  const getChosenParts = ({ partsId }: AudienceGroup): readonly string[] =>
    (partsId === undefined ? undefined : value.chosen[partsId]) ?? [];
  const change = (group: AudienceGroup, each: string) => {
    if (group === exceptionGroup) set({ ...value, excluded: toggleValue(value.excluded, each) });
    else set({ ...value, chosen: { ...value.chosen, [group.id]: toggleValue(getChosen(group), each) } });
  };
  const getOptionLists = ({ options, known }: AudienceGroup) =>
    [options, known].filter(Array.isArray) as (readonly AudienceOption[])[];
  const getLabel = (group: AudienceGroup, each: string): string => {
    for (const list of getOptionLists(group)) {
      const option = [...list, ...list.flatMap((one) => one?.parts ?? [])].find((one) => one?.value === each);
      if (option) return String(option.label ?? each);
    }
    return searchLabels[`${group.id} ${each}`] ?? each;
  };
  const parts: ChosenPart[] = all.flatMap((group) => [
    ...getChosen(group).map((each) => ({
      key: `${group === exceptionGroup} ${group.id} ${each}`,
      label: getLabel(group, each),
      excluded: group === exceptionGroup,
      remove: () => change(group, each),
    })),
    ...getChosenParts(group).map((each) => ({
      key: `part ${group.id} ${each}`,
      label: getLabel(group, each),
      excluded: false,
      remove: () =>
        set({
          ...value,
          chosen: { ...value.chosen, [group.partsId!]: toggleValue(getChosenParts(group), each) },
        }),
    })),
  ]);
  const focusTab = () => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const moveTabFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const last = buttons.length - 1;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowDown: now === last ? 0 : now + 1,
      ArrowUp: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    };
    steps[rightToLeft ? 'ArrowLeft' : 'ArrowRight'] = steps['ArrowDown']!;
    steps[rightToLeft ? 'ArrowRight' : 'ArrowLeft'] = steps['ArrowUp']!;
    const next = buttons[steps[event.key] ?? -1];
    if (!next || now < 0) return;
    event.preventDefault();
    next.focus();
    next.click();
  };

  return groupShell({
    id,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    root: { ...rest, form, disabled },
    children: (
      <>
        {offersEverybody && (
          <SegmentedControl
            className={css.scope}
            label={typeof label === 'string' ? label : messages.groups}
            options={[
              { value: 'everyone', label: messages.everyone, disabled },
              { value: 'chosen', label: messages.some, disabled },
            ]}
            value={value.scope}
            onValueChange={(scope) => set({ ...value, scope: scope as AudienceValue['scope'] })}
          />
        )}
        <div
          className={css.box}
          data-invalid={hasContent(error) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          {activeGroup && (
            <>
              <div
                ref={tabs}
                role="tablist"
                tabIndex={-1}
                aria-label={messages.groups}
                aria-orientation="vertical"
                className={css.groups}
                onKeyDown={moveTabFocus}
              >
                {all.map((group, index) => (
                  <button
                    key={keys[index]}
                    type="button"
                    role="tab"
                    id={`${id}-tab-${index}`}
                    aria-selected={group === activeGroup}
                    aria-controls={group === activeGroup ? `${id}-panel` : undefined}
                    tabIndex={group === activeGroup ? 0 : -1}
                    disabled={disabled}
                    className={css.group}
                    onClick={() => setAt(group.id)}
                  >
                    <bdi className={css.groupName}>{group.label}</bdi>
                    <span className={css.groupCount}>
                      {getChosen(group).length + getChosenParts(group).length}
                    </span>
                  </button>
                ))}
              </div>
              <div
                id={`${id}-panel`}
                role="tabpanel"
                aria-labelledby={`${id}-tab-${all.indexOf(activeGroup)}`}
                className={css.panel}
              >
                {activeGroup.partsId !== undefined && Array.isArray(activeGroup.options) ? (
                  <TreePanel
                    key={activeGroup.id}
                    label={activeGroup.label}
                    options={activeGroup.options as readonly AudienceOption[]}
                    chosen={{ whole: getChosen(activeGroup), parts: getChosenParts(activeGroup) }}
                    disabled={disabled}
                    onChange={(now) =>
                      set({
                        ...value,
                        chosen: {
                          ...value.chosen,
                          [activeGroup.id]: now.whole,
                          [activeGroup.partsId!]: now.parts,
                        },
                      })
                    }
                  />
                ) : (
                  <GroupPanel
                    key={activeGroup.id}
                    group={activeGroup}
                    chosen={getChosen(activeGroup)}
                    disabled={disabled}
                    onToggle={(option) => {
                      setSearchLabels((old) => ({
                        ...old,
                        [`${activeGroup.id} ${option.value}`]: option.label,
                      }));
                      change(activeGroup, option.value);
                    }}
                  />
                )}
              </div>
            </>
          )}
          <div className={css.foot}>
            <p role="status" className={css.summary} aria-busy={summary?.loading}>
              <Glyph name="users" className={css.icon} />
              <span className={css.optionText}>
                {summary?.loading && !summary.text ? (
                  <span aria-hidden>{messages.counting}</span>
                ) : (
                  <>
                    <bdi className={css.text}>
                      {summary?.text ??
                        (value.scope === 'everyone'
                          ? messages.everyone
                          : parts.length === 0
                            ? messages.empty
                            : messages.chosen)}
                    </bdi>
                    {summary?.detail && (
                      <span className={css.detail}>
                        <span>{' · '}</span>
                        <bdi>{summary.detail}</bdi>
                      </span>
                    )}
                  </>
                )}
              </span>
            </p>
            <ChosenPeople parts={parts} locked={disabled} onEmpty={focusTab} />
          </div>
        </div>
        <input
          type="hidden"
          id={`${id}-value`}
          name={name}
          form={form}
          value={JSON.stringify(value)}
          disabled={disabled}
        />
      </>
    ),
  });
}
