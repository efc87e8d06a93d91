import type { CalendarSettings } from '@school/domain';
import { Fieldset, Grid } from '@school/ui';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { IntegrationHead } from '../IntegrationFrame.tsx';
import { StoredPasswordField } from '../StoredPasswordField.tsx';
import { LastCheck } from '../LastCheck.tsx';
import { wordsOfProblem } from '../problemWords.ts';
import { TestPanel } from '../TestPanel.tsx';
import { useTest } from '../useTest.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { calendarFields, valuesOf, writeOf } from './calendarValues.ts';
import { integrationPaths } from '../paths.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';

const loadValidator = () => import('./calendarRules.ts').then((file) => file.calendarRules);

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
  const { notices } = useScreenServices();
  const { run } = useCommand('updateCalendarSettings');
  const lookUp = useLookup('getCalendarSettings');
  return (
    <DraftedForm
      label={t('integrations.calendar.title')}
      values={valuesOf(settings)}
      version={settings.version}
      notify={notices.notify}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      draftName="calendar-server"
      fields={calendarFields}
      loadValidator={loadValidator}
      requestOf={writeOf}
      onSend={(body, { version, idempotencyKey }) =>
        run({ body, ifMatch: version ?? settings.version, idempotencyKey })
      }
      onSent={({ data }) => {
        notices.notify({ tone: 'positive', message: { id: 'integrations.calendar.saved' } });
        props.onSaved(data.version);
      }}
      onCancel={() => navigate(integrationPaths.list.href())}
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
      wordsOf={(problem) => t(wordsOfProblem(problem))}
      test={test}
      last={<LastCheck id="calendar" />}
    />
  );
}
