import { AudiencePicker, Stack, type AudiencePickerProps, type AudienceValue } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const people = Array.from({ length: 1000 }, (_, at) => ({
  value: `p${at}`,
  label: `Person ${at + 1}`,
  description: `7° ${'ABCD'[at % 4]}`,
}));
const groups: AudiencePickerProps['groups'] = [
  {
    id: 'grade',
    partsId: 'course',
    label: 'Grades and courses',
    options: [
      {
        value: 'g7',
        label: '7th grade',
        description: '2 courses · 71',
        parts: [
          { value: '7a', label: '7° A', description: '36' },
          { value: '7b', label: '7° B', description: '35' },
        ],
      },
      {
        value: 'g8',
        label: '8th grade',
        description: '2 courses · 68',
        parts: [
          { value: '8a', label: '8° A', description: '34' },
          { value: '8b', label: '8° B', description: '34', disabled: true },
        ],
      },
    ],
  },
  { id: 'place', label: 'Places', options: [{ value: 'main', label: 'Main building', description: '412' }] },
  { id: 'role', label: 'Roles', options: [{ value: 'staff', label: 'Staff', description: '38' }] },
  { id: 'person', label: 'Persons', options: people },
];
const exceptions: AudiencePickerProps['exceptions'] = { id: 'except', label: 'Exceptions', options: people };
const staff: AudienceValue = {
  scope: 'chosen',
  chosen: { place: ['main'], role: ['staff'] },
  excluded: ['p3'],
};

const meta = {
  title: 'Components/AudiencePicker',
  component: AudiencePicker,
  args: {
    label: 'For whom',
    help: 'A course is its people alone; a grade is all its courses, later ones too.',
    groups,
    exceptions,
  },
} satisfies Meta<typeof AudiencePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <AudiencePicker
        {...args}
        defaultValue={staff}
        summary={{ text: 'For now, 37 people', detail: 'staff of the main building' }}
      />
      <AudiencePicker {...args} error="Choose at least one course" required />
      <AudiencePicker
        {...args}
        defaultValue={{ ...staff, scope: 'everyone' }}
        summary={{ text: '479 people' }}
      />
    </Stack>
  ),
};

/** Chosen by keyboard; the page counts. */
export const Chosen: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState<AudienceValue>({ scope: 'chosen', chosen: {}, excluded: [] });
    const count = Object.values(value.chosen).flat().length;
    return (
      <AudiencePicker
        {...args}
        value={value}
        onValueChange={setValue}
        summary={count > 0 ? { text: `For now, ${count * 35} people` } : undefined}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {End}{ArrowUp} ');
    await waitFor(() => expect(canvas.getByText('For now, 70 people')).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: /7° A/ })).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByRole('treeitem', { name: /7th grade/ })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
  },
};

/** A thousand people: rows outside the viewport are not laid out. */
export const Persons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Persons/ }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBe(1000));
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{End}');
  },
};

export const Searching: Story = {
  args: {
    groups: [{ id: 'a', label: 'Persons', options: () => new Promise(() => {}) }],
    exceptions: undefined,
  },
};

export const Failed: Story = {
  args: { groups: [{ id: 'a', label: 'Persons', options: () => Promise.reject(new Error('no')) }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('listbox')).not.toHaveAttribute('aria-busy'));
  },
};

const long = 'Assistant of education with a title so long that it fits into no line of any field. '.repeat(5);

export const Disabled: Story = {
  args: { defaultValue: staff, disabled: true },
  // In a disabled fieldset axe takes nothing for focusable; browsers leave the list in the focus order.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        options: [{ value: 'a', label: long, description: long }],
      },
      { id: 'b', label: 'Roles', options: [] },
    ],
    defaultValue: { scope: 'chosen', chosen: { a: ['a'] }, excluded: [] },
    summary: { text: long, detail: long },
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'لمن',
    help: undefined,
    groups: [
      {
        id: 'grade',
        partsId: 'course',
        label: 'المراحل والصفوف',
        options: [
          {
            value: 'g7',
            label: 'السابع',
            description: '71',
            parts: [
              { value: '7a', label: '7° A', description: '36' },
              { value: '7b', label: '7° B', description: '35' },
            ],
          },
        ],
      },
      { id: 'role', label: 'الأدوار', options: [{ value: 'staff', label: 'الموظفون' }] },
    ],
    exceptions: { id: 'x', label: '', options: [] },
    defaultValue: { scope: 'chosen', chosen: { course: ['7a'], role: ['staff'] }, excluded: [] },
    summary: { text: '38 شخصًا حتى الآن', detail: 'الموظفون' },
  },
};
