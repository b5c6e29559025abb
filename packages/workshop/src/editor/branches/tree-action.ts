/** An action requested at a spot of a tree, by a key, by a button of the graph or by one of the form. */
export type TreeAction =
  | 'copy'
  | 'cut'
  | 'paste'
  | 'remove'
  | 'addAnswer'
  | 'addQuestion'
  | 'up'
  | 'down'
  | 'move'
  | 'lead'
  | 'put'
  | 'cancel'
  | 'form'
  | 'find';
