/** A type with all its fields and lists readonly. */
export type Frozen<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Shape extends object
    ? { readonly [Key in keyof Shape]: Frozen<Shape[Key]> }
    : Shape;
