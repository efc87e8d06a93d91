/** How many active people have no PIN is the count of a list of them. */
export const countedWithoutPin = {
  query: { per_page: 1, 'filter[status]': 'active', 'filter[pin]': 'without' },
} as const;

/** The list of the active people who have no PIN. */
export const peopleWithoutPin = '/users?status=active&pin=without';
