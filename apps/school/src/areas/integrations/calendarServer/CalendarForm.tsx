import type { CalendarSettings } from '@school/domain';
import { Fieldset, Grid } from '@school/ui';
import { useLocation } from 'wouter';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { IntegrationHead } from '../IntegrationFrame.tsx';
import { StoredPasswordField } from '../StoredPasswordField.tsx';
import { LastCheck } from '../LastCheck.tsx';
import { wordsOfProblem } from '../problemMessages.ts';
import { TestPanel } from '../TestPanel.tsx';
import { useTest } from '../useTest.ts';
import { useText } from '../../../intl/useText.ts';
import { calendarFields, calendarToFormValues, toCalendarRequest } from './calendarValues.ts';
import { integrationPaths } from '../paths.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { rulesFor } from '../../../forms/rulesFor.ts';

const loadValidator = rulesFor('calendarSettings', { toRequest: toCalendarRequest });

const steps = ['reach', 'sign_in', 'calendar', 'write'] as const;

/** Form of the calendar connection, with a test. */
export function CalendarForm(props: {
  settings: CalendarSettings;
  /** Called with the saved version. */
  onSaved(version: number): void;
}) {
  const { settings } = props;
  const t = useText();
  const field = useFieldProps(calendarFields);
  const [, navigate] = useLocation();
  const { onSent, ...form } = useRecordForm({
    record: settings,
    read: 'getCalendarSettings',
    update: 'updateCalendarSettings',
    toValues: calendarToFormValues,
    changed: 'integrations.calendar.saved',
    onDone: (changed) => (changed ? props.onSaved(changed.version) : navigate(integrationPaths.list.href())),
  });
  return (
    <DraftedForm
      label={t('integrations.calendar.title')}
      {...form}
      draftName="calendar-server"
      fields={calendarFields}
      loadValidator={loadValidator}
      toRequest={toCalendarRequest}
      onSent={({ data }) => onSent(data)}
    >
      <IntegrationHead title={t('integrations.calendar.title')} about={t('integrations.calendar.about')} />
      {settings.url !== null && <CalendarTest />}
      <Fieldset label={t('integrations.calendar.server')}>
        <FormTextField
          {...field('url')}
          type="url"
          help={t('integrations.calendar.urlHelp')}
          placeholder="https://"
          autoComplete="off"
        />
        <Grid columns={{ narrow: 1, medium: 2 }} gap="l">
          <FormTextField {...field('username')} autoComplete="off" autoCapitalize="off" dir="ltr" />
          <StoredPasswordField hasPassword={settings.has_password} />
        </Grid>
        <FormCheckbox {...field('enabled')} help={t('integrations.calendar.enabledHelp')} />
      </Fieldset>
    </DraftedForm>
  );
}

function CalendarTest() {
  const t = useText();
  const test = useTest('testCalendar', {});
  return (
    <TestPanel
      about={t('integrations.calendar.testAbout')}
      action={t('integrations.calendar.test')}
      success={t('integrations.calendar.works')}
      steps={steps.map((name) => ({ name, label: t(`integrations.calendar.step.${name}`) }))}
      describeProblem={(problem) => t(wordsOfProblem(problem))}
      test={test}
      last={<LastCheck id="calendar" />}
    />
  );
}
