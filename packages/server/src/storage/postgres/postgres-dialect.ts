import {
  type CompiledQuery,
  type DataTypeNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';

/** PostgreSQL as the embedded database behaves, so that the same queries mean the same on both. */
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

  /** Texts are compared and sorted by their bytes, whatever order of a language the database was made with. Bytes have another name here. */
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'blob') return this.append('bytea');
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/**
 * U+0000 is in no text that is kept, but anybody may ask for one: PostgreSQL would answer with a fault instead of "there is none".
 * U+FFFD is in no text that is kept either.
 */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '\uFFFD') : value;
}
