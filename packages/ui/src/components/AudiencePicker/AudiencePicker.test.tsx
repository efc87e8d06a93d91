import { AudiencePicker, UiRoot, type AudiencePickerProps, type AudienceValue } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const groups: AudiencePickerProps['groups'] = [
  {
    id: 'course',
    label: 'Courses',
    options: [
      { value: '7a', label: '7° A', description: '36' },
      { value: '8a', label: '8° A' },
      { value: '8b', label: '8° B', disabled: true },
    ],
  },
  { id: 'role', label: 'Roles', options: [{ value: 'staff', label: 'Staff' }] },
];
const exceptions = {
  id: 'person',
  label: 'Exceptions',
  options: (query: string) => Promise.resolve(query ? [{ value: 'p1', label: 'José Pérez' }] : []),
};

const field = (props: Partial<AudiencePickerProps> = {}, locale = 'en') => (
  <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
    <form>
      <AudiencePicker label="For whom" name="audience" groups={groups} {...props} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
const show = (props?: Partial<AudiencePickerProps>, locale?: string) => {
  render(field(props, locale));
  return userEvent.setup();
};
const sent = () =>
  JSON.parse(new FormData(document.querySelector('form')!).get('audience') as string) as AudienceValue;
const option = (name: RegExp) => screen.getByRole('option', { name });
const list = () => screen.getByRole('listbox');

afterEach(() => void vi.restoreAllMocks());

describe('AudiencePicker', () => {
  it('renders one named group without an initial choice', () => {
    show({ help: 'Groups add up.' });
    expect(screen.getByRole('group', { name: 'For whom' })).toHaveAccessibleDescription('Groups add up.');
    expect(screen.getByText('No one selected yet')).toBeVisible();
    expect(sent()).toEqual({ scope: 'chosen', chosen: {}, excluded: [] });
  });

  it('chooses in several groups, counts the choices of each, and removes one by its tag', async () => {
    const user = show();
    await user.click(option(/7° A/));
    await user.click(screen.getByRole('tab', { name: /Roles/ }));
    await user.click(option(/Staff/));
    expect(sent().chosen).toEqual({ course: ['7a'], role: ['staff'] });
    expect(screen.getByRole('tab', { name: /Courses ?1/ })).toBeVisible();
    const chosen = screen.getByRole('list', { name: 'Selected' });
    await user.click(within(chosen).getByRole('button', { name: 'Remove 7° A' }));
    expect(within(chosen).getByRole('button', { name: 'Remove Staff' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('tab', { name: /Roles/ })).toHaveFocus();
    expect(sent().chosen).toEqual({ course: [], role: [] });
  });

  it.each(['en', 'ar'])('is usable by keyboard alone (%s)', async (locale) => {
    const user = show({}, locale);
    await user.tab();
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(list()).toHaveFocus();
    await user.keyboard(' {ArrowDown} {ArrowDown} ');
    expect(sent().chosen['course']).toEqual(['7a', '8a']);
    await user.keyboard('{Home} ');
    expect(sent().chosen['course']).toEqual(['8a']);
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('tab')[1]).toHaveFocus();
    expect(option(/Staff/)).toBeVisible();
    await user.keyboard('{End}{ArrowDown}');
    expect(screen.getAllByRole('tab')[0]).toHaveFocus();
  });

  it('switches to all people, keeps the chosen options, and excludes the named people', async () => {
    const user = show({
      exceptions,
      defaultValue: { scope: 'chosen', chosen: { role: ['staff'] }, excluded: [] },
    });
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'perez');
    await user.click(await screen.findByRole('option', { name: /José/ }));
    expect(sent()).toEqual({ scope: 'everyone', chosen: { role: ['staff'] }, excluded: ['p1'] });
    expect(screen.getByRole('button', { name: 'Remove Except José Pérez' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(sent()).toEqual({ scope: 'chosen', chosen: { role: ['staff'] }, excluded: [] });
  });

  it('shows the given summary and count', () => {
    show({ summary: { text: 'For now, 38 people', detail: 'staff of the main building' } });
    expect(screen.getByText('For now, 38 people').closest('[role="status"]')).toHaveTextContent(
      'For now, 38 people · staff of the main building',
    );
  });

  it('searches a group without regard to accents, and does not submit the form', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    const user = show();
    document.querySelector('form')!.addEventListener('submit', submitted);
    await user.type(screen.getByRole('searchbox', { name: 'Search: Courses' }), '8° a{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(list()).toHaveFocus();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('renders a thousand options, and retries a failed search', async () => {
    let fails = true;
    const many = Array.from({ length: 1500 }, (_, at) => ({ value: `${at}`, label: `Person ${at}` }));
    const user = show({
      groups: [
        {
          id: 'a',
          label: 'People',
          options: () => (fails ? Promise.reject(new Error()) : Promise.resolve(many)),
        },
      ],
    });
    const failed = await screen.findByRole('option', { name: /Search failed/ });
    fails = false;
    await user.click(failed);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1000));
    expect(screen.getByText('500 more. Type to find them.')).toBeVisible();
  });

  describe('options that have parts', () => {
    const grades: AudiencePickerProps['groups'] = [
      {
        id: 'grade',
        partsId: 'course',
        label: 'Grades and courses',
        options: [
          {
            value: 'g7',
            label: '7th grade',
            description: '71',
            parts: [
              { value: '7a', label: '7° A', description: '36' },
              { value: '7b', label: '7° B', description: '35' },
            ],
          },
          {
            value: 'g8',
            label: 'Octavo',
            disabled: true,
            parts: [{ value: '8a', label: '8° Á' }],
          },
        ],
      },
    ];
    const item = (name: RegExp) => screen.getByRole('treeitem', { name });
    const checked = (name: RegExp) => item(name).getAttribute('aria-checked');

    it('selects a part, the whole option once all parts are selected, and all parts but one', async () => {
      const user = show({ groups: grades });
      await user.click(item(/7° B/));
      expect(sent().chosen).toEqual({ grade: [], course: ['7b'] });
      expect([checked(/7th grade/), checked(/7° A/), checked(/7° B/)]).toEqual(['mixed', 'false', 'true']);
      await user.click(item(/7° A/));
      expect(sent().chosen).toEqual({ grade: ['g7'], course: [] });
      expect([checked(/7th grade/), checked(/7° A/)]).toEqual(['true', 'true']);
      await user.click(item(/7° B/));
      expect(sent().chosen).toEqual({ grade: [], course: ['7a'] });
      await user.click(item(/7th grade/));
      expect(sent().chosen).toEqual({ grade: ['g7'], course: [] });
      await user.click(item(/7th grade/));
      expect(sent().chosen).toEqual({ grade: [], course: [] });
    });

    it('selects only the parts that are enabled when the option is disabled', async () => {
      const user = show({ groups: grades });
      await user.click(item(/Octavo/));
      expect(sent().chosen).toEqual({});
      await user.click(item(/8° Á/));
      expect(sent().chosen).toEqual({ grade: [], course: ['8a'] });
      expect(checked(/Octavo/)).toBe('mixed');
    });

    it('shows options and parts as tags and counts both', async () => {
      const user = show({
        groups: grades,
        defaultValue: { scope: 'chosen', chosen: { grade: ['g7'], course: ['8a'] }, excluded: [] },
      });
      expect(screen.getByRole('tab', { name: /Grades and courses ?2/ })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove 8° Á' }));
      await user.click(screen.getByRole('button', { name: 'Remove 7th grade' }));
      expect(sent().chosen).toEqual({ grade: [], course: [] });
    });

    it.each(['en', 'ar'])('is a tree with one tab stop, moved through by arrow keys (%s)', async (locale) => {
      const user = show({ groups: grades }, locale);
      const [expandKey, collapseKey] =
        locale === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
      if (locale === 'ar') screen.getByRole('tree').style.direction = 'rtl';
      screen.getByRole('searchbox').focus();
      await user.keyboard('{ArrowDown}');
      const tree = screen.getByRole('tree', { name: 'Grades and courses' });
      expect(tree).toHaveFocus();
      const activeRow = () => document.getElementById(tree.getAttribute('aria-activedescendant')!);
      expect(activeRow()).toBe(item(/7th grade/));
      expect(activeRow()).toHaveAttribute('aria-level', '1');
      await user.keyboard(`${expandKey}{ArrowDown} `);
      expect(activeRow()).toBe(item(/7° B/));
      expect(activeRow()).toHaveAttribute('aria-posinset', '2');
      expect(sent().chosen).toEqual({ grade: [], course: ['7b'] });
      await user.keyboard(`${collapseKey}{Enter}`);
      expect(activeRow()).toBe(item(/7th grade/));
      expect(sent().chosen).toEqual({ grade: ['g7'], course: [] });
      await user.keyboard('{End}');
      expect(activeRow()).toBe(item(/8° Á/));
      await user.keyboard('{Home}');
      expect(activeRow()).toBe(item(/7th grade/));
    });

    it('finds a part with its parent, and an option with all its parts', async () => {
      const user = show({ groups: grades });
      const names = () => screen.getAllByRole('treeitem').map((each) => each.textContent);
      await user.type(screen.getByRole('searchbox'), '8° a');
      expect(names()).toEqual(['Octavo', '8° Á']);
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), '7TH');
      expect(names()).toEqual(['7th grade71', '7° A36', '7° B35']);
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), 'xyz');
      expect(screen.getByRole('treeitem')).toHaveAttribute('aria-disabled', 'true');
    });

    it('changes nothing while disabled', async () => {
      const onValueChange = vi.fn();
      const user = show({ groups: grades, disabled: true, onValueChange });
      await user.click(item(/7° A/));
      expect(onValueChange).not.toHaveBeenCalled();
    });
  });

  it('changes nothing while disabled', async () => {
    const onValueChange = vi.fn();
    const user = show({ disabled: true, onValueChange });
    await user.click(option(/7° A/));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('ignores invalid props of untyped callers', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ groups: null as never, value: { chosen: 3 } as never });
    expect(screen.getByText('No one selected yet')).toBeVisible();
    show({
      label: 'Twice',
      groups: [groups[0]!, groups[0]!, null as never],
      value: { chosen: { course: 'x' } } as never,
    });
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});
