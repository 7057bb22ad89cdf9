export type Level = 'A' | 'AA';

export interface Criterion {
  readonly name: string;
  readonly level: Level;
  /** Tests verify it; third-party content is an exception; or it does not apply. */
  readonly verdict: 'held' | 'exception' | 'notApplicable';
  /** How the product meets it, or why it does not have to. */
  readonly how: string;
}

/** Success criteria of WCAG 2.2, levels A and AA. */
export const criteria = {
  '1.1.1': held(
    'A',
    'Non-text Content',
    'A picture beside its title is decorative; an icon alone has a name.',
  ),
  '1.2.1': notApplicable(
    'A',
    'Audio-only and Video-only (Prerecorded)',
    'Nothing is audio or video only: a trailer has both.',
  ),
  '1.2.2': exception(
    'A',
    'Captions (Prerecorded)',
    'A trailer is a video of YouTube, with the captions that its owner made.',
  ),
  '1.2.3': exception(
    'A',
    'Audio Description or Media Alternative (Prerecorded)',
    'A trailer is a video of YouTube. The overview beside it is text, but no transcript.',
  ),
  '1.2.4': notApplicable('AA', 'Captions (Live)', 'Nothing is live.'),
  '1.2.5': exception(
    'AA',
    'Audio Description (Prerecorded)',
    'A trailer is a video of YouTube, described if its owner did so.',
  ),
  '1.3.1': held(
    'A',
    'Info and Relationships',
    'Headings, regions, lists, labels and errors are in the accessibility tree.',
  ),
  '1.3.2': held('A', 'Meaningful Sequence', 'The order of the document is the order of reading.'),
  '1.3.3': held(
    'A',
    'Sensory Characteristics',
    'No text refers to a shape, a colour or a place on the screen.',
  ),
  '1.3.4': held('AA', 'Orientation', 'Every screen works on a phone, upright or on its side.'),
  '1.3.5': held(
    'AA',
    'Identify Input Purpose',
    'Name, email and password have autocomplete attributes.',
  ),
  '1.4.1': held('A', 'Use of Color', 'An error, a rule and a state have an icon or a text too.'),
  '1.4.2': held('A', 'Audio Control', 'A trailer starts without sound and has a button for it.'),
  '1.4.3': held(
    'AA',
    'Contrast (Minimum)',
    'Text has 4.5 : 1 on every background, on a white picture too.',
  ),
  '1.4.4': held('AA', 'Resize Text', 'At 200 % nothing is cut and nothing overlaps.'),
  '1.4.5': held(
    'AA',
    'Images of Text',
    'Titles are text. A picture that does not load becomes a drawing with the title as text.',
  ),
  '1.4.10': held('AA', 'Reflow', 'At 320 px nothing scrolls sideways but the rows.'),
  '1.4.11': held(
    'AA',
    'Non-text Contrast',
    'The focus ring, icons and edges of fields have 3 : 1; other controls have a text.',
  ),
  '1.4.12': held('AA', 'Text Spacing', 'With the spacing of the criterion nothing is cut.'),
  '1.4.13': held(
    'AA',
    'Content on Hover or Focus',
    'The title of a card covers only its own decorative poster, and a pointer can rest on it.',
  ),
  '2.1.1': held('A', 'Keyboard', 'Tab, Enter and arrow keys reach and do everything.'),
  '2.1.2': held('A', 'No Keyboard Trap', 'Tab and arrow keys lead on; Escape leaves the popup.'),
  '2.1.4': held('A', 'Character Key Shortcuts', 'No key that types a character is a shortcut.'),
  '2.2.1': held(
    'A',
    'Timing Adjustable',
    'Nothing that a visitor does has a time limit. An ended session says so and returns to the same URL.',
  ),
  '2.2.2': held(
    'A',
    'Pause, Stop, Hide',
    'The trailer and the slideshow have a pause button, and stand still with reduced motion.',
  ),
  '2.3.1': held(
    'A',
    'Three Flashes or Below Threshold',
    'A repeated animation takes at least a second.',
  ),
  '2.4.1': held('A', 'Bypass Blocks', 'The first Tab offers to skip to the content.'),
  '2.4.2': held('A', 'Page Titled', 'The title names the screen, or the movie of the popup.'),
  '2.4.3': held(
    'A',
    'Focus Order',
    'Focus follows the order of reading, and returns to where it was.',
  ),
  '2.4.4': held('A', 'Link Purpose (In Context)', 'Links and buttons of a card name its movie.'),
  '2.4.5': held(
    'AA',
    'Multiple Ways',
    'A movie is found in the rows, by a search and by its link.',
  ),
  '2.4.6': held(
    'AA',
    'Headings and Labels',
    'Headings name the screen and the rows; every field has a label.',
  ),
  '2.4.7': held('AA', 'Focus Visible', 'The focused element has a ring and is inside the window.'),
  '2.4.11': held(
    'AA',
    'Focus Not Obscured (Minimum)',
    'Neither header nor notices cover the focused element.',
  ),
  '2.5.1': held('A', 'Pointer Gestures', 'Nothing needs more than a press or a simple swipe.'),
  '2.5.2': held(
    'A',
    'Pointer Cancellation',
    'Controls act on release, and a press that moves away does nothing.',
  ),
  '2.5.3': held('A', 'Label in Name', 'The accessible name contains the visible text.'),
  '2.5.4': notApplicable('A', 'Motion Actuation', 'Nothing reacts to the motion of the device.'),
  '2.5.7': held(
    'AA',
    'Dragging Movements',
    'Nothing has to be dragged: a row has buttons and keys.',
  ),
  '2.5.8': held('AA', 'Target Size (Minimum)', 'Targets have 24 px, or 44 px on touch screens.'),
  '3.1.1': held('A', 'Language of Page', 'The `lang` of the page follows the chosen language.'),
  '3.1.2': held('AA', 'Language of Parts', 'An overview or a title in another language is marked.'),
  '3.2.1': held('A', 'On Focus', 'Focus alone changes nothing.'),
  '3.2.2': held('A', 'On Input', 'A new language changes the texts and keeps focus and URL.'),
  '3.2.3': held(
    'AA',
    'Consistent Navigation',
    'Skip link, header and footer have the same order on every screen.',
  ),
  '3.2.4': held(
    'AA',
    'Consistent Identification',
    'The same action has the same name in rows, results and popup.',
  ),
  '3.2.6': notApplicable(
    'A',
    'Consistent Help',
    'No screen offers help by a person, a chat or a help page.',
  ),
  '3.3.1': held('A', 'Error Identification', 'A text names the error, and the field refers to it.'),
  '3.3.2': held(
    'A',
    'Labels or Instructions',
    'Every field has a label; a new password shows its rules.',
  ),
  '3.3.3': held('AA', 'Error Suggestion', 'An error says what to do, where the product knows it.'),
  '3.3.4': notApplicable(
    'AA',
    'Error Prevention (Legal, Financial, Data)',
    'Nothing is bought, agreed to or handed in.',
  ),
  '3.3.7': held(
    'A',
    'Redundant Entry',
    'An error keeps what was typed, and earlier queries are offered again.',
  ),
  '3.3.8': held(
    'AA',
    'Accessible Authentication (Minimum)',
    'Passwords can be pasted, filled in and shown. Nothing has to be solved.',
  ),
  '4.1.2': held(
    'A',
    'Name, Role, Value',
    'Controls are HTML elements with a name; states are attributes.',
  ),
  '4.1.3': held(
    'AA',
    'Status Messages',
    'Loading, results, errors and notices are announced without focus.',
  ),
};

export type CriterionId = keyof typeof criteria;

function held(level: Level, name: string, how: string): Criterion {
  return { level, name, how, verdict: 'held' };
}

function notApplicable(level: Level, name: string, how: string): Criterion {
  return { level, name, how, verdict: 'notApplicable' };
}

function exception(level: Level, name: string, how: string): Criterion {
  return { level, name, how, verdict: 'exception' };
}
