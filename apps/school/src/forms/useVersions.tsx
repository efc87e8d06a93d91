import type { FormApi } from 'final-form';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import type { Outcome } from '../data/useCommand.ts';
import type { Message, ProblemMessages } from '../intl/problemText.ts';
import type { ComparedField } from './compared.ts';
import type { ConflictDialog as ConflictDialogOf } from './ConflictDialog.tsx';
import { merge } from './merge.ts';
import { latePart } from '../router/latePart.tsx';

// React.lazy loses the generic parameter of the component.
const ConflictDialog = latePart(() =>
  import('./ConflictDialog.tsx').then((file) => file.ConflictDialog),
) as unknown as typeof ConflictDialogOf;

/** The current state of a record that another person changed during editing. */
export type Current<Values> = { values: Values; version: number };

/** The current state, with its author. */
type Newer<Values> = Current<Values> & { change: Partial<Change> | undefined };

/** The version that an edit started from; `base` is null if its values are unknown. */
export type From<Values> = { version: number | undefined; base: Values | null };

/** Maximum number of automatic merges per save. */
const mostMerges = 3;

/** Shows a toast. */
export type NotifyMerge = (notice: { tone: 'info'; message: Message }) => void;

export type VersionOptions<Values> = {
  /** Version that editing starts from. */
  start: From<Values>;
  /** Reads the current record after a conflict. Without it the form only reports the conflict. */
  readCurrent?: (() => Promise<Current<Values> | null>) | undefined;
  /** The fields that the conflict dialog compares. */
  compared?: readonly ComparedField<Values>[] | undefined;
  /** Shows a toast when a save was merged with another person's changes. */
  notify?: NotifyMerge | undefined;
};

export type Versions<Values extends object> = {
  /** Version that the next save is based on. */
  from: From<Values>;
  setFrom(from: From<Values>): void;
  /** Problem messages for a conflict that the form can resolve. */
  conflictMessages: ProblemMessages;
  /**
   * Sends the values and merges them with changes by others, as long as no field conflicts.
   *
   * @param give Sends the values as a change of a version, whose values are the base. Null ends the submission.
   */
  send<Answer>(
    ownValues: Values,
    form: FormApi<Values>,
    give: (
      values: Values,
      version: number | undefined,
      base: Values | null,
    ) => Promise<Outcome<Answer> | null>,
  ): Promise<Outcome<Answer> | null>;
  /** Shows a newer version next to the form's values. */
  show(newer: Newer<Values>): void;
  /** The conflict dialog; render it inside the form. */
  dialog: ReactNode;
};

/** Tracks the versions of a form's record and merges concurrent changes, so that none is lost. */
export function useVersions<Values extends object>({
  start,
  readCurrent,
  compared = [],
  notify,
}: VersionOptions<Values>): Versions<Values> {
  const { formatList } = useIntl();
  const [from, setFrom] = useState(start);
  const [current, setCurrent] = useState<Newer<Values> | null>(null);
  const [conflictMessages, setConflictMessages] = useState<ProblemMessages>({});

  const send: Versions<Values>['send'] = async (typed, form, give) => {
    let ownValues = typed;
    let baseVersion = from;
    const mergedFields = new Set<string>();
    setConflictMessages({});
    for (let merges = 0; ; merges += 1) {
      const sent = await give(ownValues, baseVersion.version, baseVersion.base);
      const labels = compared.filter(({ name }) => mergedFields.has(name)).map(({ label }) => label);
      if (sent?.ok && labels.length > 0)
        notify?.({ tone: 'info', message: { id: 'forms.merged', values: { fields: formatList(labels) } } });
      if (sent === null || sent.ok || sent.problem.kind !== 'conflict' || !readCurrent) return sent;
      const now = await readCurrent();
      if (!now) return sent;
      const merged = merge({ base: baseVersion.base, mine: ownValues, theirs: now.values }, compared);
      if (compared.some(({ name }) => merged.both.includes(name))) {
        setCurrent({ ...now, change: sent.problem.newer });
        setConflictMessages({ conflict: 'forms.conflict.open' });
        return sent;
      }
      form.batch(() => {
        for (const name of merged.onlyTheirs) form.change(name as never, merged.values[name] as never);
      });
      for (const name of merged.onlyTheirs) mergedFields.add(name);
      ownValues = merged.values;
      baseVersion = { version: now.version, base: now.values };
      setFrom(baseVersion);
      if (merges === mostMerges) {
        setConflictMessages({ conflict: 'forms.combined' });
        return sent;
      }
    }
  };

  const dialog = current && (
    <Suspense>
      <ConflictDialog<Values>
        base={from.base}
        theirs={current.values}
        fields={compared}
        change={current.change}
        onSettled={() => {
          setFrom({ version: current.version, base: current.values });
          setCurrent(null);
          setConflictMessages({ conflict: 'forms.conflict.resolved' });
        }}
        onClose={() => setCurrent(null)}
      />
    </Suspense>
  );
  return { from, setFrom, conflictMessages, send, show: setCurrent, dialog };
}
