import { Notice } from '@school/ui';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { useDeletionText } from '../intl/useDeletionText.ts';
import { sentenceGap } from '../intl/sentenceGap.ts';
import { useText } from '../intl/useText.ts';

/** Shows that the record of the form was deleted; the input stays. */
export function GoneNotice({ change }: { change: Change | undefined }) {
  const t = useText();
  const { locale } = useIntl();
  const deletionText = useDeletionText();
  return (
    <Notice tone="caution" role="status">
      {[deletionText(change) ?? t('forms.gone'), t('forms.gone.draft')].join(sentenceGap(locale))}
    </Notice>
  );
}
