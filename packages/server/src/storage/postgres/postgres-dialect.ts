import {
  type CompiledQuery,
  type DataTypeNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';

/** PostgreSQL that behaves like SQLite, so that queries mean the same on both. */
export class AlikeDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new AlikeCompiler();
  }
}

class AlikeCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const query = super.compileQuery(node, queryId);
    return { ...query, parameters: query.parameters.map(withoutNul) };
  }

  /** Texts are compared and sorted by bytes, whatever collation the database has. Binary data has another type name. */
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'blob') return this.append('bytea');
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/**
 * Removes U+0000 from values of queries. No stored text has it, but anybody may search for one, and PostgreSQL would fail instead of finding
 * nothing. It is replaced by U+FFFD, which no stored text has either.
 */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '\uFFFD') : value;
}
