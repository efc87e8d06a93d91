import { useState } from 'react';

/** Returns the latest of the times that were passed so far, ISO 8601; an earlier one changes nothing. */
export function useNewest(time: string): string {
  const [newest, setNewest] = useState(time);
  if (time > newest) setNewest(time);
  return newest;
}
