import {
  Checkbox,
  CheckboxGroup,
  CreditCard,
  Fieldset,
  NumberField,
  PasswordField,
  PinField,
  RadioGroup,
  RutField,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  UiRoot,
} from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';

/* What jsdom lacks of a browser, for the list of a select. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
});

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

/** Native props that each field of the kit accepts. */
interface FieldOptions {
  name?: string;
  form?: string;
  disabled?: boolean;
}

interface FieldCase {
  field: (options: FieldOptions) => ReactElement;
  first: string[];
  change: (user: UserEvent) => Promise<void>;
  after: string[];
  /** The values that are sent without a name, if any. */
  unnamed?: string[];
}

const writing = (text: string) => async (user: UserEvent) => {
  await user.clear(screen.getByLabelText('It'));
  await user.type(screen.getByLabelText('It'), text);
};
const clickLabel = (name: string) => (user: UserEvent) => user.click(screen.getByLabelText(name));

const fieldCases: Record<string, FieldCase> = {
  TextField: {
    field: (options) => <TextField label="It" defaultValue="one" {...options} />,
    first: ['one'],
    change: writing('two'),
    after: ['two'],
  },
  TextArea: {
    field: (options) => <TextArea label="It" defaultValue="one" {...options} />,
    first: ['one'],
    change: writing('two'),
    after: ['two'],
  },
  PasswordField: {
    field: (options) => <PasswordField label="It" defaultValue="one" {...options} />,
    first: ['one'],
    change: writing('two'),
    after: ['two'],
  },
  SearchField: {
    field: (options) => <SearchField label="It" defaultValue="one" {...options} />,
    first: ['one'],
    change: writing('two'),
    after: ['two'],
  },
  NumberField: {
    field: (options) => <NumberField label="It" defaultValue={1234.5} {...options} />,
    first: ['1234.5'],
    change: writing('9,876'),
    after: ['9876'],
  },
  RutField: {
    field: (options) => <RutField label="It" defaultValue="12.345.678-5" {...options} />,
    first: ['12345678-5'],
    change: writing('20347878k'),
    after: ['20347878-K'],
  },
  PinField: {
    field: (options) => <PinField label="It" defaultValue="407199" {...options} />,
    first: ['407199'],
    change: writing('1234'),
    after: ['1234'],
  },
  Select: {
    field: (fieldOptions) => <Select label="It" options={options} defaultValue="a" {...fieldOptions} />,
    first: ['a'],
    change: async (user) => {
      screen.getByRole('combobox').focus();
      await user.keyboard('b');
    },
    after: ['b'],
  },
  Checkbox: {
    field: (options) => <Checkbox label="It" value="yes" defaultChecked {...options} />,
    first: ['yes'],
    change: clickLabel('It'),
    after: [],
  },
  Switch: {
    field: (options) => <Switch label="It" defaultChecked {...options} />,
    first: ['on'],
    change: clickLabel('It'),
    after: [],
  },
  CheckboxGroup: {
    field: (fieldOptions) => (
      <CheckboxGroup label="It" options={options} defaultValue={['a']} {...fieldOptions} />
    ),
    first: ['a'],
    change: clickLabel('Beta'),
    after: ['a', 'b'],
  },
  RadioGroup: {
    field: (fieldOptions) => <RadioGroup label="It" options={options} defaultValue="a" {...fieldOptions} />,
    first: ['a'],
    change: clickLabel('Beta'),
    after: ['b'],
    /* Radio buttons exclude each other by their name alone, so the group makes one up. */
    unnamed: ['a'],
  },
  CreditCard: {
    field: (options) => (
      <CreditCard label="It" defaultValue={{ number: '4111', holder: 'Ana' }} {...options} />
    ),
    first: ['Ana', '4111', '', ''],
    change: (user) => user.type(screen.getByLabelText('Card number'), '1'),
    after: ['Ana', '41111', '', ''],
  },
};

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );
const sent = () => Array.from(new FormData(screen.getByRole<HTMLFormElement>('form')).values());
const reset = screen.getByRole.bind(null, 'button', { name: 'Reset' });

describe.each(Object.entries(fieldCases))('%s', (_, { field, first, change, after, unnamed = [] }) => {
  it.each(['around it', 'elsewhere'])('takes part in a form %s', async (formPosition) => {
    const user = userEvent.setup();
    const isAround = formPosition === 'around it';
    show(
      <>
        <form id="elsewhere" aria-label="form">
          {isAround && field({ name: 'it' })}
          <button type="reset">Reset</button>
        </form>
        {!isAround && field({ name: 'it', form: 'elsewhere' })}
      </>,
    );
    expect(sent()).toEqual(first);
    await change(user);
    expect(sent()).toEqual(after);
    await user.click(reset());
    await waitFor(() => expect(sent()).toEqual(first));
    await change(user);
    expect(sent()).toEqual(after);
  });

  it('submits nothing without a name or while disabled', () => {
    const { rerender } = show(<form aria-label="form">{field({})}</form>);
    expect(sent()).toEqual(unnamed);
    rerender(
      <UiRoot locale="en" messages={messages}>
        <form aria-label="form">{field({ name: 'it', disabled: true })}</form>
      </UiRoot>,
    );
    expect(sent()).toEqual([]);
  });

  it('submits nothing from a disabled fieldset', () => {
    show(
      <form aria-label="form">
        <Fieldset label="All" disabled>
          {field({ name: 'it' })}
        </Fieldset>
      </form>,
    );
    expect(sent()).toEqual([]);
  });
});
