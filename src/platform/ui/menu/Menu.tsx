/** A menu below the button that opened it. Fetched when it is opened, with the library that moves the focus. */
import { type ComponentType, createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { Keyboard } from "react-aria-components/Keyboard";
import { Menu, MenuItem, MenuSection, SubmenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import "./menu.css";

/** Closes the menu from a list of choices beside it. */
const CloseContext = createContext(() => {});

interface MenuOverPageProps {
  readonly label: string;
  /** The button that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Content above the entries that is not an entry. */
  readonly above?: ReactNode;
  /** Groups of entries. */
  readonly children: ReactNode;
}

export function MenuOverPage({ label, anchor, onClose, above, children }: MenuOverPageProps) {
  const list = useRef<HTMLDivElement>(null);
  useFirstFocused(list);
  return (
    <Popover
      className="menu"
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      offset={8}
    >
      {above}
      <Menu ref={list} aria-label={label} autoFocus="first" onClose={onClose} className="menu-list">
        <CloseContext value={onClose}>{children}</CloseContext>
      </Menu>
    </Popover>
  );
}

/**
 * The library focuses first the list, then its first entry; after a button was pressed by key, the entry gives way to the list.
 * Then the entry gets the focus here.
 */
function useFirstFocused(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      if (document.activeElement === list.current) list.current?.querySelector<HTMLElement>(".menu-entry:not([aria-disabled])")?.focus();
    };
    // It focuses a frame after the menu has been drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}

interface MenuGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Entries between two hairlines. The name of the group is for readers who do not see the lines. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <MenuSection className="menu-group" aria-label={label}>
      {children}
    </MenuSection>
  );
}

interface EntryLook {
  readonly name: string;
  readonly Icon: ComponentType;
  /** Below the name: what the entry leads to. */
  readonly line?: ReactNode;
  /** Where the name is in another language than the page. */
  readonly lang?: string | undefined;
  /** Current value. */
  readonly value?: string | undefined;
  /** Keys with the same effect. */
  readonly keys?: string | undefined;
  /** Reason why it cannot be chosen. */
  readonly lock?: string | undefined;
}

interface MenuEntryProps extends EntryLook {
  readonly disabled?: boolean;
  /** Whether the menu stays open for the next press, for example for single steps. */
  readonly stays?: boolean;
  readonly onChoose: () => void;
}

export function MenuEntry({ disabled = false, stays = false, onChoose, ...look }: MenuEntryProps) {
  return (
    <MenuItem
      className="menu-entry"
      textValue={look.name}
      isDisabled={disabled || look.lock !== undefined}
      shouldCloseOnSelect={!stays}
      onAction={onChoose}
    >
      <EntryContent {...look} />
    </MenuItem>
  );
}

interface MenuChoiceProps<Choice extends string> extends EntryLook {
  readonly choices: readonly { readonly id: Choice; readonly name: string }[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** An entry that opens a list of choices, one of which is set. */
export function MenuChoice<Choice extends string>({ choices, chosen, onChoose, ...look }: MenuChoiceProps<Choice>) {
  const close = useContext(CloseContext);
  const choose = (id: Choice) => {
    onChoose(id);
    close();
  };
  return (
    <SubmenuTrigger>
      <MenuItem className="menu-entry" textValue={look.name} isDisabled={look.lock !== undefined}>
        <EntryContent {...look} value={choices.find(({ id }) => id === chosen)?.name} />
      </MenuItem>
      <Popover className="menu" offset={-2}>
        <Menu aria-label={look.name} className="menu-list" selectionMode="single" selectedKeys={[chosen]}>
          {choices.map(({ id, name }) => (
            <MenuItem key={id} id={id} className="menu-entry menu-choice" textValue={name} onAction={() => choose(id)}>
              <Text slot="label">{name}</Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}

function EntryContent({ name, Icon, line, lang, value, keys, lock }: EntryLook) {
  return (
    <>
      <Icon />
      <Text slot="label" lang={lang}>
        {name}
      </Text>
      {value !== undefined && (
        <Text slot="description" className="menu-value number">
          {value}
        </Text>
      )}
      {(lock ?? line) !== undefined && (
        <Text slot="description" className="menu-line">
          {lock ?? line}
        </Text>
      )}
      {keys !== undefined && <Keyboard className="menu-keys">{keys}</Keyboard>}
    </>
  );
}
