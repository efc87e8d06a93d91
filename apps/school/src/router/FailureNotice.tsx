import { Box, Button, Inline, Notice } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** A sentence instead of a part that can't be shown, with a retry button. */
export function FailureNotice(props: {
  text: string;
  loading?: boolean;
  /** Whether it has a button that loads the page again too. */
  offersReload: boolean;
  onRetry(): void;
}) {
  const t = useText();
  return (
    <Box>
      <Notice tone="critical" role="alert">
        <Inline gap="s">
          <span>{props.text}</span>
          <Button size="s" loading={props.loading ?? false} onClick={props.onRetry}>
            {t('app.retry')}
          </Button>
          {props.offersReload && (
            <Button size="s" onClick={() => location.reload()}>
              {t('app.reload')}
            </Button>
          )}
        </Inline>
      </Notice>
    </Box>
  );
}
