// Statements with names for parameters, where one statement has many or uses one several times. Pure.

/**
 * Prepares `sql`, whose parameters are written `:name`, with the values of that name. A colon followed by a letter
 * may stand for nothing else. Throws when a value is missing.
 */
export function named(db: D1Database, sql: string, values: Record<string, unknown>): D1PreparedStatement {
  const order: string[] = [];
  const numbered = sql.replace(/:([a-z]\w*)/gi, (_match, name: string) => {
    if (!(name in values)) throw new Error(`no value for the parameter ${name}`);
    if (!order.includes(name)) order.push(name);
    return `?${order.indexOf(name) + 1}`;
  });
  return db.prepare(numbered).bind(...order.map((name) => values[name] ?? null));
}
