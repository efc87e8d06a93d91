import {
  CheckboxGroup,
  ErrorSummary,
  RadioGroup,
  Select,
  TextField,
  UiRoot,
  type SelectOption,
} from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
});

let warnings: string[];
let failed: unknown[][];
beforeEach(() => {
  warnings = [];
  failed = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  vi.spyOn(console, 'error').mockImplementation((...args) => void failed.push(args));
});
afterEach(() => vi.restoreAllMocks());

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

/** What callers without types hand over. */
const toOptions = (options: unknown) => options as SelectOption[];
const duplicate = toOptions([
  { value: 'a', label: 'Alpha' },
  { value: 'a', label: 'Alpha again' },
  null,
  { label: 'Nothing' },
  { value: 7, label: null },
]);
const hostileText = '\u202e👨‍👩‍👧‍👦 Donaudampfschifffahrt <script>'.repeat(20_000);

describe('fields with invalid props', () => {
  it.each([
    ['CheckboxGroup', () => <CheckboxGroup label="It" options={duplicate} />, 'checkbox'],
    ['RadioGroup', () => <RadioGroup label="It" options={duplicate} />, 'radio'],
  ])('%s renders each value once and warns of duplicates', (name, group, role) => {
    show(group());
    expect(screen.getAllByRole(role)).toHaveLength(2);
    expect(screen.getByLabelText('Alpha')).toBeVisible();
    expect(screen.getByLabelText('7')).toBeVisible();
    expect(failed).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(`^@school/ui: ${name} was given two options with the value "a"\\.`),
      expect.stringMatching(`^@school/ui: ${name} was given an option without a value\\.`),
    ]);
  });

  it('Select renders each non-empty value once, and opens', async () => {
    const user = userEvent.setup();
    show(<Select label="It" options={toOptions([...duplicate, { value: '', label: 'All' }])} />);
    await user.click(screen.getByRole('combobox'));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Alpha',
      '7',
    ]);
    expect(failed).toEqual([]);
    expect(warnings.join()).toContain('an option whose value is empty');
  });

  it.each([
    ['CheckboxGroup', () => <CheckboxGroup label="It" options={toOptions(null)} />],
    ['RadioGroup', () => <RadioGroup label="It" options={toOptions(undefined)} variant="cards" />],
    ['Select', () => <Select label="It" options={toOptions(null)} defaultValue="a" />],
  ])('%s renders without options', (name, field) => {
    show(field());
    expect(warnings).toEqual([expect.stringContaining(`${name} was given no options.`)]);
  });

  it('warns once of missing labels', () => {
    show(
      <>
        <TextField label={null} />
        <TextField label="" />
        <CheckboxGroup label={undefined} options={[]} />
      </>,
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(warnings).toEqual([expect.stringMatching(/^@school\/ui: A field was rendered without a label\./)]);
  });

  it('renders two errors that link to one field', () => {
    show(
      <ErrorSummary
        title="Two things"
        errors={[
          { fieldId: 'it', message: 'Too long' },
          { fieldId: 'it', message: 'And wrong' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(failed).toEqual([]);
  });

  it('renders a very long text with bidirectional control characters', async () => {
    show(
      <TextField
        label={hostileText.slice(0, 1000)}
        defaultValue={hostileText}
        counter={{ max: 10 }}
        help={hostileText}
      />,
    );
    expect(screen.getByRole('textbox')).toHaveValue(hostileText);
    expect(failed).toEqual([]);
  });
});
