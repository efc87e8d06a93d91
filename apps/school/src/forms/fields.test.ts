import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  type ComparedFormFields,
  toComparedFields,
  toDraftOptions,
  toFieldName,
  toFormErrors,
  toFormProps,
} from './fields.ts';

type Values = { title: string; when: string; pin: string; audience: object };

const fields = {
  title: { label: 'posts.form.title', rejected: 'validation.title.required', compared: true },
  when: {
    label: 'posts.form.when',
    requestField: ['starts_at', 'timezone'],
    compared: ({ when }, { prefix }) => `${prefix} ${when}`,
  },
  pin: { stored: false, isPending: ({ pin }) => pin === 'a.pdf', filesLeft: ({ pin }) => (pin ? [pin] : []) },
  audience: { label: 'posts.form.audience', showsInnerErrors: true, compared: false },
  'audience:grades': { requestField: 'audience.grade_ids', rejected: 'validation.grade.required' },
} as const satisfies ComparedFormFields<Values, { prefix: string }>;

const values: Values = { title: 'Taller', when: 'hoy', pin: 'a.pdf', audience: {} };

describe('fields of a form', () => {
  it('names the form field of a request field', () => {
    expect(toFieldName(fields, 'timezone')).toBe('when');
    expect(toFieldName(fields, 'title')).toBe('title');
  });

  it('gives the form the names and the messages of rejected fields', () => {
    expect(toFormProps(fields)).toMatchObject({
      fieldNames: { starts_at: 'when', timezone: 'when', 'audience.grade_ids': 'audience:grades' },
      rejectionMessages: {
        title: 'validation.title.required',
        'audience:grades': 'validation.grade.required',
      },
    });
  });

  it('is pending while the upload of a field runs', () => {
    const { isPending } = toFormProps(fields);
    expect([isPending(values), isPending({ ...values, pin: '' })]).toEqual([true, false]);
  });

  it('shows each error at the field that holds the value, the first one if there are several', () => {
    const wrong = {
      starts_at: { id: 'validation.date.format' },
      timezone: { id: 'validation.zone.unknown' },
      audience: {
        grade_ids: { id: 'validation.grade.required' },
        role_ids: { id: 'validation.audience.required' },
      },
    } as const;
    expect(toFormErrors(fields, wrong)).toEqual({
      when: { id: 'validation.date.format' },
      'audience:grades': { id: 'validation.grade.required' },
      audience: { id: 'validation.audience.required' },
    });
  });

  it('keeps a field out of drafts, and names its files', () => {
    const { unstored, filesIn } = toDraftOptions<Values>(fields);
    expect(unstored).toEqual(['pin']);
    expect(filesIn(values)).toEqual(['a.pdf']);
  });

  it('compares the marked fields, in the order of their records', () => {
    const intl = createIntl({ locale: 'es' });
    const tools = { t: (id: string) => id, intl, timeZone: undefined, prefix: 'El' };
    const compared = toComparedFields<Values, { prefix: string }>(fields, tools);
    expect(compared.map(({ name, label }) => [name, label])).toEqual([
      ['title', 'posts.form.title'],
      ['when', 'posts.form.when'],
    ]);
    expect(compared[1]?.toText?.(values)).toBe('El hoy');
  });

  it('compiles no form with a field that has no record', () => {
    const { pin: _, ...incomplete } = fields;
    // @ts-expect-error -- The record of the PIN is missing.
    expect(toDraftOptions<Values>(incomplete).unstored).toEqual([]);
  });

  it('compiles no comparison of a field that does not say whether it is compared', () => {
    const { compared: _, ...title } = fields.title;
    const tools = {
      t: (id: string) => id,
      intl: createIntl({ locale: 'es' }),
      timeZone: undefined,
      prefix: '',
    };
    // @ts-expect-error -- The title has a label, so it must say whether the dialog compares it.
    const compared = toComparedFields<Values, { prefix: string }>({ ...fields, title }, tools);
    expect(compared.map(({ name }) => name)).toEqual(['when']);
  });
});
