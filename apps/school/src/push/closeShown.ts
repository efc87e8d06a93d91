/**
 * Closes notifications of the app on this device. Where no worker can show any, does nothing; never rejects, because a
 * notification that stays only leads to the app.
 * @param filter Those with this tag. @default all
 */
export async function closeShown(
  filter: { tag?: string } = {},
  workers = navigator.serviceWorker as ServiceWorkerContainer | undefined,
): Promise<void> {
  try {
    const registration = await workers?.getRegistration('/');
    const shown = (await registration?.getNotifications(filter)) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // The browser shows none.
  }
}
