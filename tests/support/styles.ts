import '../../runtime/styles.css';
