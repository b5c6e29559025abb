import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CAR_TYPES } from '@fracht/engine';
import { ArrowRight, Check, ClipboardList, Network, Pencil, Play, TriangleAlert } from 'lucide-react';
import { setFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { SITUATION_STATES } from '@fracht/game/dev/situation-states.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button, type ButtonKind } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Check as Box, RadioCard, RadioCards, Switch } from '@fracht/kit/ui/choice.tsx';
import { Chip, Count, type Tone } from '@fracht/kit/ui/chip.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Field, SearchBox, SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import { Icon, SPRITE_NAMES } from '@fracht/kit/ui/icon.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Confirm, Modal } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Pagination } from '@fracht/kit/ui/pagination.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Cell, Head, Row, SkeletonRows, SortHead, Table, type Sort } from '@fracht/kit/ui/table.tsx';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { applyTheme, chosenTheme, THEMES } from '@fracht/kit/ui/theme.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { words } from './gallery-words.ts';
import styles from './gallery-screen.module.css';

const KINDS: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'ghost', 'link'];
const TONES: readonly Tone[] = ['neutral', 'info', 'ok', 'warn', 'bad'];

/** The component catalogue: every component in its states. In development only. */
export function GalleryScreen() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <main className={styles.page}>
      <div className="row between">
        <h1>{words.title}</h1>
        <Segmented
          label={words.theme}
          value={theme}
          segments={THEMES.map((value) => ({ value, text: value }))}
          onChange={(next) => {
            applyTheme(next);
            setTheme(next);
          }}
        />
      </div>
      <div className={styles.grid}>
        <Buttons />
        <Fields />
        <Signs />
        <Messages />
        <Lists />
        <Empty />
        <Windows />
        <Situations />
        <Sprite />
      </div>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody className="stack stack-4">{children}</CardBody>
    </Card>
  );
}

function Buttons() {
  return (
    <Part title={words.buttons}>
      <div className="row wrap">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {words.save}
          </Button>
        ))}
      </div>
      <div className="row wrap">
        {KINDS.slice(0, 4).map((kind) => (
          <Button key={kind} kind={kind} size="s">
            {words.save}
          </Button>
        ))}
        <Button size="l">
          {words.join}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      </div>
      <div className="row wrap">
        <Button kind="primary" isBusy>
          {words.saving}
        </Button>
        <Button kind="primary" disabled>
          {words.save}
        </Button>
        <Button reason={words.reason}>{words.withReason}</Button>
        <Button iconOnly aria-label={words.edit}>
          <Pencil className="i" aria-hidden="true" />
        </Button>
        <Menu
          label={words.more}
          items={[
            { text: words.edit, icon: <Pencil aria-hidden="true" />, onPick: () => undefined },
            { text: words.remove, isDanger: true, onPick: () => undefined },
          ]}
        />
        <Popover trigger={words.popover} triggerClass={styles.link ?? ''} label={words.popover} title={words.popover}>
          <p className="small">{words.long}</p>
        </Popover>
      </div>
    </Part>
  );
}

function Fields() {
  const [query, setQuery] = useState('');
  const [isOn, setIsOn] = useState(true);
  return (
    <Part title={words.fields}>
      <div className={styles.three}>
        <Field label={words.email} name="gallery-empty" placeholder={words.emailHint} />
        <Field label={words.email} name="gallery-filled" defaultValue={words.emailValue} hint={words.hint} />
        <Field label={words.email} name="gallery-wrong" defaultValue={words.emailHint} error={words.error} />
        <SelectField label={words.group} name="gallery-group">
          <option>{words.groupValue}</option>
        </SelectField>
        <Field label={words.rest} name="gallery-rest" type="number" isSmall unit="min" defaultValue={540} />
        <Field label={words.disabled} name="gallery-disabled" disabled defaultValue={words.groupValue} />
        <Field label={words.readOnly} name="gallery-read" readOnly defaultValue={words.groupValue} />
        <Field label={words.fromServer} name="gallery-server" />
        <Button onClick={() => setFieldErrors({ 'gallery-server': [words.error] })}>{words.showError}</Button>
      </div>
      <SearchBox label={words.search} placeholder={words.search} value={query} onSearch={setQuery} />
      <TextareaField label={words.message} name="gallery-message" placeholder={words.long} rows={2} />
      <RadioCards label={words.who}>
        <RadioCard name="gallery-who" defaultChecked title={words.group} note={words.hint} />
        <RadioCard name="gallery-who" title={words.random} note={words.hint} />
      </RadioCards>
      <div className="row row-4 wrap">
        <Switch
          checked={isOn}
          onChange={(event) => setIsOn(event.target.checked)}
          title={words.switch}
          note={words.hint}
        />
        <Box defaultChecked>{words.check}</Box>
      </div>
    </Part>
  );
}

function Signs() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [segment, setSegment] = useState<'all' | 'open'>('all');
  return (
    <Part title={words.signs}>
      <Tabs
        label={words.signs}
        active={tab}
        onSelect={setTab}
        tabs={[
          { type: 'one', text: words.situation, count: 3 },
          { type: 'two', text: words.vehicle, icon: <Network aria-hidden="true" /> },
        ]}
      >
        <p className="small muted">{tab === 'one' ? words.situation : words.vehicle}</p>
      </Tabs>
      <div className="row wrap">
        <Segmented
          label={words.state}
          value={segment}
          onChange={setSegment}
          segments={[
            { value: 'all', text: words.all, count: 8 },
            { value: 'open', text: words.open, count: 4 },
          ]}
        />
      </div>
      <SmallSigns />
    </Part>
  );
}

function SmallSigns() {
  return (
    <>
      <div className="row row-4 wrap">
        {CAR_TYPES.map((type) => (
          <TypeGlyph key={type} type={type} />
        ))}
        {CAR_TYPES.map((type) => (
          <TypeGlyph key={type} type={type} look="disc" size={28} />
        ))}
      </div>
      <div className="row wrap">
        {TONES.map((tone) => (
          <Chip
            key={tone}
            tone={tone}
            icon={
              tone === 'ok' ? (
                <Check aria-hidden="true" />
              ) : tone === 'bad' ? (
                <TriangleAlert aria-hidden="true" />
              ) : (
                <Play aria-hidden="true" />
              )
            }
          >
            {words.running}
          </Chip>
        ))}
        <Count value={3} />
        <Count value={2} isAlert />
      </div>
      <div className="row row-4 wrap">
        <Avatar initials="KM" presence="on" />
        <Avatar initials="AL" presence="off" />
        <Avatar initials="WN" presence="bad" isMuted />
        <RingClock round={2} share={0.52} label={words.ring} />
        <RingClock round={4} share={0} size={40} label={words.ring} />
      </div>
      <ProgressBar share={0.33} label={words.progress} />
      <ProgressBar share={0.8} tone="warn" label={words.progress} />
      <ProgressBar share={1} tone="bad" label={words.progress} />
    </>
  );
}

function Messages() {
  const types = ['other', 'info', 'warning', 'danger'] as const;
  return (
    <Part title={words.messages}>
      {TONES.map((tone) =>
        tone === 'neutral' ? null : (
          <Note key={tone} tone={tone}>
            <b>{words.running}.</b> {words.long}
          </Note>
        ),
      )}
      <div className="row wrap">
        {types.map((type) => (
          <Button
            key={type}
            size="s"
            onClick={() =>
              notify({
                type,
                text: `${type}: ${words.toast}`,
                actions: [{ text: words.undo, onPress: () => undefined }],
              })
            }
          >
            {type}
          </Button>
        ))}
      </div>
    </Part>
  );
}

function Lists() {
  const [sort, setSort] = useState<Sort<'name' | 'score'>>({ key: 'name', direction: 'ascending' });
  return (
    <Card>
      <Table label={words.list}>
        <thead>
          <tr>
            <SortHead column="name" sort={sort} onSort={setSort}>
              {words.surname}
            </SortHead>
            <Head>{words.group}</Head>
            <SortHead column="score" sort={sort} onSort={setSort} isNumber>
              {words.score}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {words.people.map(([name, state, score]) => (
            <Row key={name} state={state}>
              <Cell>{name}</Cell>
              <Cell>{words.groupValue}</Cell>
              <Cell isNumber isStrong>
                {score}
              </Cell>
            </Row>
          ))}
          <SkeletonRows rows={1} columns={3} label={words.list} />
        </tbody>
      </Table>
      <Pagination page={2} pages={3} note={words.perPage} onPage={() => undefined} />
    </Card>
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList className="i-l" aria-hidden="true" />}
        title={words.emptyTitle}
        text={words.long}
        action={<Button kind="primary">{words.join}</Button>}
      />
    </Card>
  );
}

function Windows() {
  const [open, setOpen] = useState<'modal' | 'top' | 'confirm' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Part title={words.windows}>
      <div className="row wrap">
        <Button onClick={() => setOpen('modal')}>{words.modal}</Button>
        <Button onClick={() => setOpen('top')}>{words.top}</Button>
        <Button onClick={() => setOpen('confirm')}>{words.confirm}</Button>
      </div>
      <Modal
        show={open === 'modal' || open === 'top'}
        isTop={open === 'top'}
        title={words.modal}
        onClose={close}
        footer={
          <Button className="push" kind="primary" onClick={close}>
            {words.save}
          </Button>
        }
      >
        <p>{words.long}</p>
      </Modal>
      <Confirm
        show={open === 'confirm'}
        title={words.confirm}
        text={words.long}
        keep={words.keep}
        act={words.remove}
        onKeep={close}
        onAct={close}
      />
    </Part>
  );
}

function Situations() {
  return (
    <Part title={words.situations}>
      <ul className="row wrap">
        {SITUATION_STATES.map(({ name }) => (
          <li key={name}>
            <Link to={`/dev/situations/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sprite() {
  return (
    <Part title={words.sprite}>
      <ul className={styles.sprite}>
        {SPRITE_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="xs muted">{name}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
